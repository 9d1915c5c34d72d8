/// Declarations of the frameworks. `Scripts/frameworks` writes this file from their sources, and a test
/// compares the two.
enum FrameworkDeclarations {
    /// A protocol with optional methods a line, with the protocols that it refines behind a colon, and a plus
    /// sign if it has requirements that are not optional; under it its optional methods.
    static let requirements = """
        ARSCNViewDelegate: SCNSceneRendererDelegate ARSessionObserver
          renderer(_:didAdd:for:) renderer(_:didRemove:for:) renderer(_:didUpdate:for:) renderer(_:nodeFor:)
          renderer(_:willUpdate:for:)
        ARSessionDelegate: ARSessionObserver
          session(_:didAdd:) session(_:didRemove:) session(_:didUpdate:)
        ARSessionObserver
          session(_:cameraDidChangeTrackingState:) session(_:didFailWithError:) sessionInterruptionEnded(_:)
          sessionShouldAttemptRelocalization(_:) sessionWasInterrupted(_:)
        ASAuthorizationControllerDelegate
          authorizationController(controller:didCompleteWithAuthorization:)
          authorizationController(controller:didCompleteWithError:)
        AVAudioPlayerDelegate
          audioPlayerDecodeErrorDidOccur(_:error:) audioPlayerDidFinishPlaying(_:successfully:)
        AVAudioRecorderDelegate
          audioRecorderDidFinishRecording(_:successfully:) audioRecorderEncodeErrorDidOccur(_:error:)
        AVCaptureFileOutputRecordingDelegate +
          fileOutput(_:didStartRecordingTo:from:)
        AVCaptureMetadataOutputObjectsDelegate
          metadataOutput(_:didOutput:from:)
        AVCapturePhotoCaptureDelegate
          photoOutput(_:didCapturePhotoFor:) photoOutput(_:didFinishCaptureFor:error:)
          photoOutput(_:didFinishProcessingPhoto:error:) photoOutput(_:willBeginCaptureFor:) photoOutput(_:willCapturePhotoFor:)
        AVCaptureVideoDataOutputSampleBufferDelegate
          captureOutput(_:didDrop:from:) captureOutput(_:didOutput:from:)
        AVPictureInPictureControllerDelegate
          pictureInPictureController(_:failedToStartPictureInPictureWithError:)
          pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)
          pictureInPictureControllerDidStartPictureInPicture(_:) pictureInPictureControllerDidStopPictureInPicture(_:)
          pictureInPictureControllerWillStartPictureInPicture(_:) pictureInPictureControllerWillStopPictureInPicture(_:)
        AVPlayerViewControllerDelegate
          playerViewControllerDidStopPictureInPicture(_:) playerViewControllerWillStartPictureInPicture(_:)
        AVSpeechSynthesizerDelegate
          speechSynthesizer(_:didCancel:) speechSynthesizer(_:didContinue:) speechSynthesizer(_:didFinish:)
          speechSynthesizer(_:didPause:) speechSynthesizer(_:didStart:)
          speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)
        CAAnimationDelegate
          animationDidStart(_:) animationDidStop(_:finished:)
        CALayerDelegate
          action(for:forKey:) display(_:) draw(_:in:) layerWillDraw(_:) layoutSublayers(of:)
        CBCentralManagerDelegate +
          centralManager(_:didConnect:) centralManager(_:didDisconnectPeripheral:error:)
          centralManager(_:didDiscover:advertisementData:rssi:) centralManager(_:didFailToConnect:error:)
          centralManager(_:willRestoreState:)
        CBPeripheralDelegate
          peripheral(_:didDiscoverCharacteristicsFor:error:) peripheral(_:didDiscoverServices:) peripheral(_:didReadRSSI:error:)
          peripheral(_:didUpdateNotificationStateFor:error:) peripheral(_:didUpdateValueFor:error:)
          peripheral(_:didWriteValueFor:error:)
        CBPeripheralManagerDelegate +
          peripheralManager(_:central:didSubscribeTo:) peripheralManager(_:central:didUnsubscribeFrom:)
          peripheralManager(_:didAdd:error:) peripheralManager(_:didReceiveRead:) peripheralManager(_:didReceiveWrite:)
          peripheralManager(_:willRestoreState:) peripheralManagerDidStartAdvertising(_:error:)
          peripheralManagerIsReady(toUpdateSubscribers:)
        CLLocationManagerDelegate
          locationManager(_:didChangeAuthorization:) locationManager(_:didDetermineState:for:) locationManager(_:didEnterRegion:)
          locationManager(_:didExitRegion:) locationManager(_:didFailRangingFor:error:) locationManager(_:didFailWithError:)
          locationManager(_:didRange:satisfying:) locationManager(_:didRangeBeacons:in:) locationManager(_:didStartMonitoringFor:)
          locationManager(_:didUpdateHeading:) locationManager(_:didUpdateLocations:) locationManager(_:didVisit:)
          locationManager(_:monitoringDidFailFor:withError:) locationManager(_:rangingBeaconsDidFailFor:withError:)
          locationManagerDidChangeAuthorization(_:) locationManagerDidPauseLocationUpdates(_:)
          locationManagerDidResumeLocationUpdates(_:) locationManagerShouldDisplayHeadingCalibration(_:)
        CNContactPickerDelegate
          contactPicker(_:didSelect:) contactPickerDidCancel(_:)
        CNContactViewControllerDelegate
          contactViewController(_:didCompleteWith:) contactViewController(_:shouldPerformDefaultActionFor:)
        CXProviderDelegate +
          provider(_:execute:) provider(_:perform:) provider(_:timedOutPerforming:) providerDidBegin(_:)
        EKEventEditViewDelegate +
          eventEditViewControllerDefaultCalendar(forNewEvents:)
        MCAdvertiserAssistantDelegate
          advertiserAssistantDidDismissInvitation(_:) advertiserAssistantWillPresentInvitation(_:)
        MCNearbyServiceAdvertiserDelegate +
          advertiser(_:didNotStartAdvertisingPeer:)
        MCNearbyServiceBrowserDelegate +
          browser(_:didNotStartBrowsingForPeers:)
        MCSessionDelegate +
          session(_:didReceiveCertificate:fromPeer:certificateHandler:)
        MFMailComposeViewControllerDelegate
          mailComposeController(_:didFinishWith:error:)
        MKLocalSearchCompleterDelegate
          completer(_:didFailWithError:) completerDidUpdateResults(_:)
        MKMapViewDelegate
          mapView(_:annotationView:calloutAccessoryControlTapped:) mapView(_:annotationView:didChange:fromOldState:)
          mapView(_:clusterAnnotationForMemberAnnotations:) mapView(_:didAdd:) mapView(_:didChange:animated:)
          mapView(_:didDeselect:) mapView(_:didFailToLocateUserWithError:) mapView(_:didSelect:) mapView(_:didUpdate:)
          mapView(_:regionDidChangeAnimated:) mapView(_:regionWillChangeAnimated:) mapView(_:rendererFor:) mapView(_:viewFor:)
          mapViewDidChangeVisibleRegion(_:) mapViewDidFailLoadingMap(_:withError:) mapViewDidFinishLoadingMap(_:)
          mapViewDidFinishRenderingMap(_:fullyRendered:) mapViewDidStopLocatingUser(_:) mapViewWillStartLoadingMap(_:)
          mapViewWillStartLocatingUser(_:) mapViewWillStartRenderingMap(_:)
        MPMediaPickerControllerDelegate
          mediaPicker(_:didPickMediaItems:) mediaPickerDidCancel(_:)
        NFCNDEFReaderSessionDelegate +
          readerSession(_:didDetect:) readerSessionDidBecomeActive(_:)
        NSFetchedResultsControllerDelegate
          controller(_:didChange:at:for:newIndexPath:) controller(_:didChange:atSectionIndex:for:)
          controller(_:didChangeContentWith:) controller(_:sectionIndexTitleForSectionName:) controllerDidChangeContent(_:)
          controllerWillChangeContent(_:)
        NSFilePresenter +
          presentedItemDidChange() presentedItemDidMove(to:) relinquishPresentedItem(toReader:) relinquishPresentedItem(toWriter:)
          savePresentedItemChanges(completionHandler:)
        NSLayoutManagerDelegate
          layoutManager(_:didCompleteLayoutFor:atEnd:) layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
          layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)
          layoutManager(_:shouldUse:forControlCharacterAt:) layoutManagerDidInvalidateLayout(_:)
        NSTextContentStorageDelegate
          textContentStorage(_:textParagraphWith:)
        NSTextLayoutManagerDelegate
          textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:)
          textLayoutManager(_:shouldBreakLineBefore:hyphenating:) textLayoutManager(_:textLayoutFragmentFor:in:)
        NSTextSelectionDataSource +
          enumerateContainerBoundaries(from:reverse:using:) textLayoutOrientation(at:)
        NSTextStorageDelegate
          textStorage(_:didProcessEditing:range:changeInLength:) textStorage(_:willProcessEditing:range:changeInLength:)
        NSTextViewportLayoutControllerDelegate +
          textViewportLayoutControllerDidLayout(_:) textViewportLayoutControllerWillLayout(_:)
        NSUserActivityDelegate
          userActivityWasContinued(_:) userActivityWillSave(_:)
        PKAddPassesViewControllerDelegate
          addPassesViewControllerDidFinish(_:)
        PKCanvasViewDelegate: UIScrollViewDelegate
          canvasViewDidBeginUsingTool(_:) canvasViewDidEndUsingTool(_:) canvasViewDidFinishRendering(_:)
          canvasViewDrawingDidChange(_:)
        PKPaymentAuthorizationControllerDelegate +
          paymentAuthorizationController(_:didAuthorizePayment:handler:)
        PKPaymentAuthorizationViewControllerDelegate +
          paymentAuthorizationViewController(_:didAuthorizePayment:handler:)
        PKToolPickerObserver
          toolPickerFramesObscuredDidChange(_:) toolPickerIsRulerActiveDidChange(_:) toolPickerSelectedToolDidChange(_:)
          toolPickerVisibilityDidChange(_:)
        QLPreviewControllerDelegate
          previewController(_:shouldOpen:for:) previewController(_:transitionViewFor:) previewControllerDidDismiss(_:)
          previewControllerWillDismiss(_:)
        RPPreviewViewControllerDelegate
          previewController(_:didFinishWithActivityTypes:) previewControllerDidFinish(_:)
        RPScreenRecorderDelegate
          screenRecorder(_:didStopRecordingWith:error:) screenRecorderDidChangeAvailability(_:)
        SCNSceneRenderer
          hitTest(_:options:)
        SCNSceneRendererDelegate
          renderer(_:didApplyAnimationsAtTime:) renderer(_:didRenderScene:atTime:) renderer(_:didSimulatePhysicsAtTime:)
          renderer(_:updateAtTime:) renderer(_:willRenderScene:atTime:)
        SFSafariViewControllerDelegate
          safariViewController(_:activityItemsFor:title:) safariViewController(_:didCompleteInitialLoad:)
          safariViewController(_:initialLoadDidRedirectTo:) safariViewControllerDidFinish(_:)
        SFSpeechRecognizerDelegate
          speechRecognizer(_:availabilityDidChange:)
        SKPaymentTransactionObserver +
          paymentQueue(_:removedTransactions:) paymentQueue(_:restoreCompletedTransactionsFailedWithError:)
          paymentQueue(_:shouldAddStorePayment:for:) paymentQueueRestoreCompletedTransactionsFinished(_:)
        SKPhysicsContactDelegate
          didBegin(_:) didEnd(_:)
        SKProductsRequestDelegate: SKRequestDelegate +
        SKRequestDelegate
          request(_:didFailWithError:) requestDidFinish(_:)
        SKStoreProductViewControllerDelegate
          productViewControllerDidFinish(_:)
        UIAccessibilityContainerDataTable +
          accessibilityHeaderElements(forColumn:) accessibilityHeaderElements(forRow:)
        UIAccessibilityReadingContent +
          accessibilityAttributedContent(forLineNumber:) accessibilityAttributedPageContent()
        UIActionSheetDelegate
          actionSheet(_:clickedButtonAt:) actionSheet(_:didDismissWithButtonIndex:) actionSheet(_:willDismissWithButtonIndex:)
          didPresent(_:) willPresent(_:)
        UIActivityItemSource +
          activityViewController(_:dataTypeIdentifierForActivityType:) activityViewController(_:subjectForActivityType:)
          activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
        UIActivityItemsConfigurationReading +
          activityItemsConfigurationMetadata(key:) activityItemsConfigurationMetadataForItem(at:key:)
          activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:) activityItemsConfigurationSupports(interaction:)
          applicationActivitiesForActivityItemsConfiguration()
        UIAdaptivePresentationControllerDelegate
          adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
          presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:)
          presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
        UIAlertViewDelegate
          alertView(_:clickedButtonAt:) alertView(_:didDismissWithButtonIndex:) alertView(_:willDismissWithButtonIndex:)
          didPresent(_:) willPresent(_:)
        UIApplicationDelegate
          application(_:configurationForConnecting:options:) application(_:continue:restorationHandler:)
          application(_:didDiscardSceneSessions:) application(_:didFailToContinueUserActivityWithType:error:)
          application(_:didFailToRegisterForRemoteNotificationsWithError:) application(_:didFinishLaunchingWithOptions:)
          application(_:didReceive:) application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
          application(_:didRegister:) application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application(_:didUpdate:)
          application(_:handleEventsForBackgroundURLSession:completionHandler:) application(_:open:options:)
          application(_:performActionFor:completionHandler:) application(_:performFetchWithCompletionHandler:)
          application(_:shouldAllowExtensionPointIdentifier:) application(_:supportedInterfaceOrientationsFor:)
          application(_:willContinueUserActivityWithType:) application(_:willFinishLaunchingWithOptions:)
          applicationDidBecomeActive(_:) applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:)
          applicationDidReceiveMemoryWarning(_:) applicationWillEnterForeground(_:) applicationWillResignActive(_:)
          applicationWillTerminate(_:)
        UIBarPositioningDelegate
          position(for:)
        UICalendarSelectionMultiDateDelegate +
          multiDateSelection(_:canDeselectDate:) multiDateSelection(_:canSelectDate:)
        UICalendarSelectionSingleDateDelegate +
          dateSelection(_:canSelectDate:)
        UICalendarSelectionWeekOfYearDelegate +
          weekOfYearSelection(_:canSelectWeekOfYear:)
        UICalendarViewDelegate +
          calendarView(_:didChangeVisibleDateComponentsFrom:)
        UICollectionViewDataSource +
          collectionView(_:canMoveItemAt:) collectionView(_:indexPathForIndexTitle:at:) collectionView(_:moveItemAt:to:)
          collectionView(_:viewForSupplementaryElementOfKind:at:) indexTitles(for:) numberOfSections(in:)
        UICollectionViewDataSourcePrefetching +
          collectionView(_:cancelPrefetchingForItemsAt:)
        UICollectionViewDelegate: UIScrollViewDelegate
          collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:)
          collectionView(_:canPerformAction:forItemAt:withSender:) collectionView(_:canPerformPrimaryActionForItemAt:)
          collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
          collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
          collectionView(_:contextMenuConfigurationForItemAt:point:) collectionView(_:contextMenuConfigurationForItemsAt:point:)
          collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:)
          collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
          collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:)
          collectionView(_:didUpdateFocusIn:with:) collectionView(_:performAction:forItemAt:withSender:)
          collectionView(_:performPrimaryActionForItemAt:) collectionView(_:previewForDismissingContextMenuWithConfiguration:)
          collectionView(_:previewForHighlightingContextMenuWithConfiguration:) collectionView(_:selectionFollowsFocusForItemAt:)
          collectionView(_:shouldBeginMultipleSelectionInteractionAt:) collectionView(_:shouldDeselectItemAt:)
          collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:)
          collectionView(_:shouldShowMenuForItemAt:) collectionView(_:shouldSpringLoadItemAt:with:)
          collectionView(_:shouldUpdateFocusIn:) collectionView(_:targetContentOffsetForProposedContentOffset:)
          collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
          collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:willDisplay:forItemAt:)
          collectionView(_:willDisplayContextMenu:animator:) collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
          collectionView(_:willEndContextMenuInteraction:animator:)
          collectionView(_:willPerformPreviewActionForMenuWith:animator:) collectionViewDidEndMultipleSelectionInteraction(_:)
          indexPathForPreferredFocusedView(in:)
        UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
          collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
          collectionView(_:layout:minimumLineSpacingForSectionAt:) collectionView(_:layout:referenceSizeForFooterInSection:)
          collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
        UICollectionViewDragDelegate +
          collectionView(_:dragPreviewParametersForItemAt:) collectionView(_:dragSessionAllowsMoveOperation:)
          collectionView(_:dragSessionDidEnd:) collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
          collectionView(_:dragSessionWillBegin:)
        UICollectionViewDropCoordinator +
          drop(_:to:)
        UICollectionViewDropDelegate +
          collectionView(_:canHandle:) collectionView(_:dropPreviewParametersForItemAt:) collectionView(_:dropSessionDidEnd:)
          collectionView(_:dropSessionDidEnter:) collectionView(_:dropSessionDidExit:)
          collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        UICollisionBehaviorDelegate
          collisionBehavior(_:beganContactFor:with:at:) collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
          collisionBehavior(_:endedContactFor:with:) collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
        UIColorPickerViewControllerDelegate
          colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidFinish(_:)
          colorPickerViewControllerDidSelectColor(_:)
        UIContentView +
          supports(_:)
        UIContextMenuInteractionDelegate +
          contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
          contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
          contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
          contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
          contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:)
          contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
        UIDocumentBrowserViewControllerDelegate
          documentBrowser(_:didImportDocumentAt:toDestinationURL:) documentBrowser(_:didPickDocumentsAt:)
          documentBrowser(_:didRequestDocumentCreationWithHandler:) documentBrowser(_:failedToImportDocumentAt:error:)
        UIDocumentInteractionControllerDelegate
          documentInteractionController(_:didEndSendingToApplication:)
          documentInteractionController(_:willBeginSendingToApplication:) documentInteractionControllerDidDismissOpenInMenu(_:)
          documentInteractionControllerDidDismissOptionsMenu(_:) documentInteractionControllerDidEndPreview(_:)
          documentInteractionControllerRectForPreview(_:) documentInteractionControllerViewControllerForPreview(_:)
          documentInteractionControllerViewForPreview(_:) documentInteractionControllerWillBeginPreview(_:)
          documentInteractionControllerWillPresentOpenInMenu(_:) documentInteractionControllerWillPresentOptionsMenu(_:)
        UIDocumentMenuDelegate +
          documentMenuWasCancelled(_:)
        UIDocumentPickerDelegate
          documentPicker(_:didPickDocumentAt:) documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
        UIDragDropSession +
          canLoadObjects(ofClass:)
        UIDragInteractionDelegate +
          dragInteraction(_:item:willAnimateCancelWith:) dragInteraction(_:previewForCancelling:withDefault:)
          dragInteraction(_:previewForLifting:session:) dragInteraction(_:session:didEndWith:)
          dragInteraction(_:session:willEndWith:) dragInteraction(_:sessionAllowsMoveOperation:)
          dragInteraction(_:sessionDidMove:) dragInteraction(_:sessionDidTransferItems:)
          dragInteraction(_:sessionIsRestrictedToDraggingApplication:) dragInteraction(_:sessionWillBegin:)
          dragInteraction(_:willAnimateLiftWith:session:)
        UIDragSession: UIDragDropSession +
        UIDropInteractionDelegate
          dropInteraction(_:canHandle:) dropInteraction(_:concludeDrop:) dropInteraction(_:item:willAnimateDropWith:)
          dropInteraction(_:performDrop:) dropInteraction(_:previewForDropping:withDefault:) dropInteraction(_:sessionDidEnd:)
          dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:) dropInteraction(_:sessionDidUpdate:)
        UIDropSession: UIDragDropSession +
          loadObjects(ofClass:completion:)
        UIDynamicAnimatorDelegate
          dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:)
        UIEditMenuInteractionDelegate
          editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction(_:targetRectFor:)
          editMenuInteraction(_:willDismissMenuFor:animator:) editMenuInteraction(_:willPresentMenuFor:animator:)
        UIFindInteractionDelegate +
          findInteraction(_:didBegin:) findInteraction(_:didEnd:)
        UIFontPickerViewControllerDelegate
          fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidPickFont(_:)
        UIGestureRecognizerDelegate
          gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
          gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:)
          gestureRecognizerShouldBegin(_:)
        UIImagePickerControllerDelegate
          imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
        UIIndirectScribbleInteractionDelegate +
          indirectScribbleInteraction(_:didFinishWritingInElement:) indirectScribbleInteraction(_:shouldDelayFocusForElement:)
          indirectScribbleInteraction(_:willBeginWritingInElement:)
        UILargeContentViewerInteractionDelegate
          largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction(_:itemAt:) viewController(for:)
        UINavigationBarDelegate: UIBarPositioningDelegate
          navigationBar(_:didPop:) navigationBar(_:didPush:) navigationBar(_:shouldPop:) navigationBar(_:shouldPush:)
        UINavigationControllerDelegate
          navigationController(_:animationControllerFor:from:to:) navigationController(_:didShow:animated:)
          navigationController(_:interactionControllerFor:) navigationController(_:willShow:animated:)
        UINavigationItemRenameDelegate +
          navigationItem(_:shouldEndRenamingWith:) navigationItem(_:willBeginRenamingWith:selectedRange:)
          navigationItemShouldBeginRenaming(_:)
        UIPageControlProgressDelegate
          pageControlProgress(_:initialProgressForPage:) pageControlProgressVisibilityDidChange(_:)
        UIPageViewControllerDataSource +
          presentationCount(for:) presentationIndex(for:)
        UIPageViewControllerDelegate
          pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
          pageViewController(_:willTransitionTo:)
        UIPencilInteractionDelegate
          pencilInteraction(_:didReceiveSqueeze:) pencilInteraction(_:didReceiveTap:) pencilInteractionDidTap(_:)
        UIPickerViewAccessibilityDelegate: UIPickerViewDelegate
          pickerView(_:accessibilityAttributedHintForComponent:) pickerView(_:accessibilityAttributedLabelForComponent:)
          pickerView(_:accessibilityHintForComponent:) pickerView(_:accessibilityLabelForComponent:)
          pickerView(_:accessibilityUserInputLabelsForComponent:)
        UIPickerViewDelegate
          pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:)
          pickerView(_:rowHeightForComponent:) pickerView(_:titleForRow:forComponent:)
          pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:widthForComponent:)
        UIPointerInteractionDelegate
          pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:) pointerInteraction(_:willEnter:animator:)
          pointerInteraction(_:willExit:animator:)
        UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
          prepareForPopoverPresentation(_:)
        UIPreviewInteractionDelegate +
          previewInteraction(_:didUpdateCommitTransition:ended:) previewInteractionShouldBegin(_:)
        UIPrintInteractionControllerDelegate
          printInteractionController(_:choosePaper:) printInteractionControllerDidDismissPrinterOptions(_:)
          printInteractionControllerDidFinishJob(_:) printInteractionControllerDidPresentPrinterOptions(_:)
          printInteractionControllerParentViewController(_:) printInteractionControllerWillPresentPrinterOptions(_:)
          printInteractionControllerWillStartJob(_:)
        UIPrinterPickerControllerDelegate
          printerPickerController(_:shouldShow:) printerPickerControllerDidDismiss(_:) printerPickerControllerDidPresent(_:)
          printerPickerControllerDidSelectPrinter(_:) printerPickerControllerParentViewController(_:)
          printerPickerControllerWillDismiss(_:) printerPickerControllerWillPresent(_:)
        UISceneDelegate
          scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:) scene(_:openURLContexts:)
          scene(_:restoreInteractionStateWith:) scene(_:willConnectTo:options:) scene(_:willContinueUserActivityWithType:)
          sceneDidBecomeActive(_:) sceneDidDisconnect(_:) sceneDidEnterBackground(_:) sceneWillEnterForeground(_:)
          sceneWillResignActive(_:) stateRestorationActivity(for:)
        UIScreenshotServiceDelegate
          screenshotService(_:generatePDFRepresentationWithCompletion:)
        UIScribbleInteractionDelegate
          scribbleInteraction(_:shouldBeginAt:) scribbleInteractionDidFinishWriting(_:) scribbleInteractionShouldDelayFocus(_:)
          scribbleInteractionWillBeginWriting(_:)
        UIScrollViewDelegate
          scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:)
          scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:)
          scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:)
          scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:)
          scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
        UISearchBarDelegate
          searchBar(_:selectedScopeButtonIndexDidChange:) searchBar(_:shouldChangeTextIn:replacementText:)
          searchBar(_:textDidChange:) searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:)
          searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:)
          searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
        UISearchControllerDelegate
          didDismissSearchController(_:) didPresentSearchController(_:) presentSearchController(_:)
          searchController(_:didChangeFrom:) searchController(_:willChangeTo:) willDismissSearchController(_:)
          willPresentSearchController(_:)
        UISearchResultsUpdating +
          updateSearchResults(for:selecting:)
        UISearchTextFieldDelegate: UITextFieldDelegate
          searchTextField(_:didSelect:)
        UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
          sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        UISplitViewControllerDelegate
          splitViewController(_:collapseSecondary:onto:) splitViewController(_:separateSecondaryFrom:)
          splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
          splitViewController(_:willChangeTo:) splitViewController(_:willHide:) splitViewController(_:willShow:)
          splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:)
          splitViewControllerInteractivePresentationGestureDidEnd(_:)
          splitViewControllerInteractivePresentationGestureWillBegin(_:)
        UISpringLoadedInteractionBehavior +
          interactionDidFinish(_:)
        UIStateRestoring
          applicationFinishedRestoringState() decodeRestorableState(with:) encodeRestorableState(with:)
        UITabBarController.Sidebar.Delegate
          tabBarController(_:sidebar:itemFor:) tabBarController(_:sidebar:updateItem:)
          tabBarController(_:sidebarVisibilityWillChange:animator:)
        UITabBarControllerDelegate
          tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:didEndCustomizing:changed:)
          tabBarController(_:didSelect:) tabBarController(_:didSelectTab:previousTab:)
          tabBarController(_:interactionControllerFor:) tabBarController(_:shouldSelect:) tabBarController(_:shouldSelectTab:)
          tabBarController(_:willBeginCustomizing:) tabBarController(_:willEndCustomizing:changed:)
        UITabBarDelegate
          tabBar(_:didSelect:)
        UITableViewDataSource +
          numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:)
          tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:sectionForSectionIndexTitle:at:)
          tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
        UITableViewDataSourcePrefetching +
          tableView(_:cancelPrefetchingForRowsAt:)
        UITableViewDelegate: UIScrollViewDelegate
          indexPathForPreferredFocusedView(in:) tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canFocusRowAt:)
          tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:canPerformPrimaryActionForRowAt:)
          tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didBeginMultipleSelectionInteractionAt:)
          tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:)
          tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:)
          tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:)
          tableView(_:didUnhighlightRowAt:) tableView(_:didUpdateFocusIn:with:) tableView(_:editActionsForRowAt:)
          tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:)
          tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:)
          tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:)
          tableView(_:indentationLevelForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:)
          tableView(_:performAction:forRowAt:withSender:) tableView(_:performPrimaryActionForRowAt:)
          tableView(_:previewForDismissingContextMenuWithConfiguration:)
          tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView(_:selectionFollowsFocusForRowAt:)
          tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:)
          tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldShowMenuForRowAt:)
          tableView(_:shouldSpringLoadRowAt:with:) tableView(_:shouldUpdateFocusIn:)
          tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView(_:titleForDeleteConfirmationButtonForRowAt:)
          tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:)
          tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:)
          tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayContextMenu:animator:)
          tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:)
          tableView(_:willEndContextMenuInteraction:animator:) tableView(_:willPerformPreviewActionForMenuWith:animator:)
          tableView(_:willSelectRowAt:) tableViewDidEndMultipleSelectionInteraction(_:)
        UITableViewDragDelegate +
          tableView(_:dragPreviewParametersForRowAt:) tableView(_:dragSessionAllowsMoveOperation:) tableView(_:dragSessionDidEnd:)
          tableView(_:dragSessionIsRestrictedToDraggingApplication:) tableView(_:dragSessionWillBegin:)
        UITableViewDropCoordinator +
          drop(_:to:)
        UITableViewDropDelegate +
          tableView(_:canHandle:) tableView(_:dropPreviewParametersForRowAt:) tableView(_:dropSessionDidEnd:)
          tableView(_:dropSessionDidEnter:) tableView(_:dropSessionDidExit:)
          tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        UITextDragDelegate
          textDraggableView(_:dragPreviewForLiftingItem:session:) textDraggableView(_:dragSessionDidEnd:with:)
          textDraggableView(_:dragSessionWillBegin:) textDraggableView(_:itemsForDrag:)
          textDraggableView(_:willAnimateLiftWith:session:)
        UITextDraggable: UITextInput +
        UITextDropDelegate
          textDroppableView(_:dropSessionDidEnd:) textDroppableView(_:dropSessionDidEnter:)
          textDroppableView(_:dropSessionDidExit:) textDroppableView(_:proposalForDrop:)
          textDroppableView(_:willBecomeEditableForDrop:)
        UITextDroppable: UITextInput +
        UITextFieldDelegate
          textField(_:editMenuForCharactersIn:suggestedActions:) textField(_:shouldChangeCharactersIn:replacementString:)
          textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:)
          textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) textFieldShouldEndEditing(_:)
          textFieldShouldReturn(_:)
        UITextInput +
          shouldChangeText(in:replacementText:)
        UITextInteractionDelegate
          interactionDidEnd(_:) interactionShouldBegin(_:at:) interactionWillBegin(_:)
        UITextPasteDelegate
          textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)
          textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:) textPasteConfigurationSupporting(_:transform:)
        UITextSearching +
          compare(document:toDocument:) replace(foundTextRange:document:withText:) replaceAll(queryString:options:withText:)
          scrollRangeToVisible(_:inDocument:) shouldReplace(foundTextRange:document:withText:)
          willHighlight(foundTextRange:document:)
        UITextSelectionDisplayInteractionDelegate
          selectionContainerViewBelowText(for:)
        UITextViewDelegate: UIScrollViewDelegate
          textView(_:editMenuForTextIn:suggestedActions:) textView(_:menuConfigurationFor:defaultMenu:)
          textView(_:primaryActionFor:defaultAction:) textView(_:shouldChangeTextIn:replacementText:)
          textView(_:shouldInteractWith:in:) textView(_:shouldInteractWith:in:interaction:) textViewDidBeginEditing(_:)
          textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:) textViewShouldBeginEditing(_:)
          textViewShouldEndEditing(_:)
        UIToolTipInteractionDelegate
          toolTipInteraction(_:configurationAt:)
        UIToolbarDelegate: UIBarPositioningDelegate
        UIVideoEditorControllerDelegate
          videoEditorController(_:didFailWithError:) videoEditorController(_:didSaveEditedVideoToPath:)
          videoEditorControllerDidCancel(_:)
        UIViewControllerAnimatedTransitioning +
          animationEnded(_:) interruptibleAnimator(using:)
        UIViewControllerTransitioningDelegate
          animationController(forDismissed:) animationController(forPresented:presenting:source:)
          interactionControllerForDismissal(using:) interactionControllerForPresentation(using:)
          presentationController(forPresented:presenting:source:)
        UIWebViewDelegate
          webView(_:didFailLoadWithError:) webViewDidFinishLoad(_:) webViewDidStartLoad(_:)
        UIWindowSceneDelegate: UISceneDelegate
          windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene(_:performActionFor:completionHandler:)
        UNUserNotificationCenterDelegate
          userNotificationCenter(_:didReceive:withCompletionHandler:) userNotificationCenter(_:openSettingsFor:)
          userNotificationCenter(_:willPresent:withCompletionHandler:)
        VNDocumentCameraViewControllerDelegate
          documentCameraViewController(_:didFailWithError:) documentCameraViewController(_:didFinishWith:)
          documentCameraViewControllerDidCancel(_:)
        WCSessionDelegate +
          session(_:didFinish:error:) session(_:didReceive:) session(_:didReceiveApplicationContext:)
          session(_:didReceiveMessage:) session(_:didReceiveMessage:replyHandler:) session(_:didReceiveMessageData:)
          session(_:didReceiveMessageData:replyHandler:) session(_:didReceiveUserInfo:) sessionReachabilityDidChange(_:)
          sessionWatchStateDidChange(_:)
        WKNavigationDelegate
          webView(_:decidePolicyFor:decisionHandler:) webView(_:didCommit:) webView(_:didFail:withError:)
          webView(_:didFailProvisionalNavigation:withError:) webView(_:didFinish:) webView(_:didReceive:completionHandler:)
          webView(_:didReceiveServerRedirectForProvisionalNavigation:) webView(_:didStartProvisionalNavigation:)
          webViewWebContentProcessDidTerminate(_:)
        WKUIDelegate
          webView(_:createWebViewWith:for:windowFeatures:)
          webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
          webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
          webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:) webViewDidClose(_:)
        """

    /// A class a line, and under it the classes that inherit from it; those below `NSObject` are left out.
    static let subclasses = """
        ARAnchor
          ARFaceAnchor ARImageAnchor ARPlaneAnchor
        ARConfiguration
          ARFaceTrackingConfiguration ARImageTrackingConfiguration AROrientationTrackingConfiguration ARWorldTrackingConfiguration
        ASAuthorizationOpenIDRequest
          ASAuthorizationAppleIDRequest
        ASAuthorizationRequest
          ASAuthorizationOpenIDRequest ASAuthorizationPasswordRequest
        AVAsset
          AVComposition AVURLAsset
        AVAssetTrack
          AVCompositionTrack
        AVAudioBuffer
          AVAudioPCMBuffer
        AVAudioIONode
          AVAudioInputNode AVAudioOutputNode
        AVAudioNode
          AVAudioIONode AVAudioMixerNode AVAudioPlayerNode AVAudioUnit
        AVAudioUnit
          AVAudioUnitEffect AVAudioUnitTimeEffect
        AVAudioUnitEffect
          AVAudioUnitDelay AVAudioUnitDistortion AVAudioUnitReverb
        AVAudioUnitTimeEffect
          AVAudioUnitTimePitch AVAudioUnitVarispeed
        AVCaptureFileOutput
          AVCaptureMovieFileOutput
        AVCaptureInput
          AVCaptureDeviceInput
        AVCaptureOutput
          AVCaptureFileOutput AVCaptureMetadataOutput AVCapturePhotoOutput AVCaptureVideoDataOutput
        AVComposition
          AVMutableComposition
        AVCompositionTrack
          AVMutableCompositionTrack
        AVMetadataObject
          AVMetadataMachineReadableCodeObject
        AVPartialAsyncProperty
          AVAsyncProperty
        AVPlayer
          AVQueuePlayer
        AVVideoComposition
          AVMutableVideoComposition
        AVVideoCompositionInstruction
          AVMutableVideoCompositionInstruction
        AVVideoCompositionLayerInstruction
          AVMutableVideoCompositionLayerInstruction
        BGTask
          BGAppRefreshTask BGProcessingTask
        BGTaskRequest
          BGAppRefreshTaskRequest BGProcessingTaskRequest
        CAAnimation
          CAAnimationGroup CAPropertyAnimation CATransition
        CABasicAnimation
          CASpringAnimation
        CALayer
          AVCaptureVideoPreviewLayer AVPlayerLayer CAEAGLLayer CAEmitterLayer CAGradientLayer CAMetalLayer CAReplicatorLayer
          CAScrollLayer CAShapeLayer CATextLayer CATiledLayer CATransformLayer
        CAPropertyAnimation
          CABasicAnimation CAKeyframeAnimation
        CBAttribute
          CBCharacteristic CBDescriptor CBService
        CBCharacteristic
          CBMutableCharacteristic
        CBManager
          CBCentralManager CBPeripheralManager
        CBService
          CBMutableService
        CKDatabaseOperation
          CKFetchDatabaseChangesOperation CKFetchRecordZoneChangesOperation CKFetchRecordsOperation CKModifyRecordZonesOperation
          CKModifyRecordsOperation CKModifySubscriptionsOperation CKQueryOperation
        CKNotification
          CKQueryNotification
        CKOperation
          CKDatabaseOperation
        CKSubscription
          CKDatabaseSubscription CKQuerySubscription CKRecordZoneSubscription
        CLPlacemark
          MKPlacemark
        CLRegion
          CLBeaconRegion CLCircularRegion
        CNContact
          CNMutableContact
        CNPostalAddress
          CNMutablePostalAddress
        CXAction
          CXCallAction
        CXCallAction
          CXAnswerCallAction CXEndCallAction CXPlayDTMFCallAction CXSetHeldCallAction CXSetMutedCallAction CXStartCallAction
        EKCalendarItem
          EKEvent EKReminder
        GKPlayer
          GKLocalPlayer
        HKObject
          HKSample
        HKObjectType
          HKCharacteristicType HKSampleType
        HKQuery
          HKAnchoredObjectQuery HKObserverQuery HKSampleQuery HKStatisticsCollectionQuery HKStatisticsQuery
        HKSample
          HKCategorySample HKQuantitySample HKWorkout
        HKSampleType
          HKCategoryType HKQuantityType HKWorkoutType
        INIntent
          INSendMessageIntent
        MKAnnotationView
          MKMarkerAnnotationView MKPinAnnotationView
        MKMultiPoint
          MKPolygon MKPolyline
        MKOverlayPathRenderer
          MKCircleRenderer MKPolygonRenderer MKPolylineRenderer
        MKOverlayRenderer
          MKOverlayPathRenderer MKTileOverlayRenderer
        MKShape
          MKCircle MKMultiPoint
        MPMediaEntity
          MPMediaItem MPMediaItemCollection
        MPMediaItemCollection
          MPMediaPlaylist
        MPMediaPredicate
          MPMediaPropertyPredicate
        MPRemoteCommand
          MPChangePlaybackPositionCommand MPChangePlaybackRateCommand MPFeedbackCommand MPSkipIntervalCommand
        MPRemoteCommandEvent
          MPChangePlaybackPositionCommandEvent MPChangePlaybackRateCommandEvent MPSkipIntervalCommandEvent
        NFCReaderSession
          NFCNDEFReaderSession
        NSAttributeDescription
          NSDerivedAttributeDescription
        NSCollectionLayoutItem
          NSCollectionLayoutDecorationItem NSCollectionLayoutGroup NSCollectionLayoutSupplementaryItem
        NSCollectionLayoutSupplementaryItem
          NSCollectionLayoutBoundarySupplementaryItem
        NSLayoutAnchor
          NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
        NSManagedObject
          ManagedObjectSlot
        NSParagraphStyle
          NSMutableParagraphStyle
        NSPersistentContainer
          NSPersistentCloudKitContainer
        NSPersistentStoreRequest
          NSAsynchronousFetchRequest NSBatchDeleteRequest NSBatchInsertRequest NSBatchUpdateRequest NSFetchRequest
        NSPersistentStoreResult
          NSAsynchronousFetchResult NSBatchDeleteResult NSBatchInsertResult NSBatchUpdateResult
        NSPropertyDescription
          NSAttributeDescription NSExpressionDescription NSFetchedPropertyDescription NSRelationshipDescription
        NSTextContentManager
          NSTextContentStorage
        NSTextElement
          NSTextParagraph
        PHImageManager
          PHCachingImageManager
        PHObject
          PHAsset PHAssetCollection PHObjectPlaceholder
        PKPaymentRequestUpdate
          PKPaymentRequestPaymentMethodUpdate PKPaymentRequestShippingContactUpdate PKPaymentRequestShippingMethodUpdate
        PKPaymentSummaryItem
          PKShippingMethod
        SCNConstraint
          SCNBillboardConstraint SCNLookAtConstraint
        SCNGeometry
          SCNBox SCNCapsule SCNCone SCNCylinder SCNFloor SCNPlane SCNPyramid SCNSphere SCNText SCNTorus
        SCNView
          ARSCNView
        SFSpeechRecognitionRequest
          SFSpeechAudioBufferRecognitionRequest SFSpeechURLRecognitionRequest
        SKNode
          SKAudioNode SKCameraNode SKCropNode SKEffectNode SKEmitterNode SKLabelNode SKScene SKShapeNode SKSpriteNode
        SKPayment
          SKMutablePayment
        SKPhysicsJoint
          SKPhysicsJointFixed SKPhysicsJointLimit SKPhysicsJointPin SKPhysicsJointSpring
        SKRequest
          SKProductsRequest SKReceiptRefreshRequest
        UIApplicationShortcutItem
          UIMutableApplicationShortcutItem
        UIBarAppearance
          UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
        UIBarButtonItem
          MKUserTrackingBarButtonItem
        UIBarItem
          UIBarButtonItem UITabBarItem
        UIButton
          PKAddPassButton PKPaymentButton
        UICalendarSelection
          UICalendarSelectionMultiDate UICalendarSelectionSingleDate UICalendarSelectionWeekOfYear
        UICollectionReusableView
          UICollectionViewCell
        UICollectionViewCell
          UICollectionViewListCell
        UICollectionViewLayout
          UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
        UICollectionViewLayoutInvalidationContext
          UICollectionViewFlowLayoutInvalidationContext
        UICollectionViewPlaceholder
          UICollectionViewDropPlaceholder
        UICommand
          UIKeyCommand
        UIControl
          ASAuthorizationAppleIDButton UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl UIRefreshControl
          UISegmentedControl UISlider UIStepper UISwitch UITextField
        UIDropProposal
          UICollectionViewDropProposal UITableViewDropProposal UITextDropProposal
        UIDynamicBehavior
          UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior UIGravityBehavior UIPushBehavior
          UISnapBehavior
        UIEvent
          UIPressesEvent
        UIFeedbackGenerator
          UICanvasFeedbackGenerator UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
        UIFindSession
          UITextSearchingFindSession
        UIFocusEffect
          UIFocusHaloEffect
        UIFocusUpdateContext
          UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
        UIGestureRecognizer
          UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
          UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
        UIGraphicsRenderer
          UIGraphicsImageRenderer UIGraphicsPDFRenderer
        UIGraphicsRendererContext
          UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
        UIGraphicsRendererFormat
          UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
        UIHoverStyle
          UIPointerStyle
        UILayoutGuide
          UIFocusGuide UITrackingLayoutGuide
        UIMenuElement
          UIAction UICommand UIDeferredMenuElement UIMenu
        UIMotionEffect
          UIInterpolatingMotionEffect UIMotionEffectGroup
        UINavigationController
          EKEventEditViewController GKGameCenterViewController MFMailComposeViewController MFMessageComposeViewController
          UIImagePickerController UIVideoEditorController
        UIPageControlProgress
          UIPageControlTimerProgress
        UIPanGestureRecognizer
          UIScreenEdgePanGestureRecognizer
        UIPresentationController
          UIPopoverPresentationController UISheetPresentationController
        UIPreviewParameters
          UIDragPreviewParameters
        UIPreviewTarget
          UIDragPreviewTarget
        UIPrintFormatter
          UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
        UIResponder
          SKNode UIAccessibilityElement UIApplication UIScene UIView UIViewController
        UIScene
          UIWindowScene
        UISceneDestructionRequestOptions
          UIWindowSceneDestructionRequestOptions
        UIScrollView
          PKCanvasView UICollectionView UITableView UITextView
        UITab
          UISearchTab UITabGroup
        UITableViewPlaceholder
          UITableViewDropPlaceholder
        UITargetedPreview
          UITargetedDragPreview
        UITextField
          UISearchTextField
        UITrackingLayoutGuide
          UIKeyboardLayoutGuide
        UIUserNotificationAction
          UIMutableUserNotificationAction
        UIUserNotificationCategory
          UIMutableUserNotificationCategory
        UIView
          AVRoutePickerView LPLinkView MKAnnotationView MKCompassButton MKMapView MKScaleView MKUserTrackingButton MPVolumeView
          MTKView PDFView RPSystemBroadcastPickerView SCNView SKView UIActionSheet UIActivityIndicatorView UIAlertView
          UIBackgroundExtensionView UICalendarView UICollectionReusableView UIContentUnavailableView UIControl UIImageView
          UIInputView UILabel UIListContentView UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView
          UISearchBar UIStackView UIStandardTextCursorView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar
          UIVisualEffectView UIWebView UIWindow WKWebView
        UIViewController
          AVPlayerViewController CNContactPickerViewController CNContactViewController EKEventViewController
          MCBrowserViewController MPMediaPickerController PHPickerViewController PKAddPassesViewController
          PKPaymentAuthorizationViewController QLPreviewController RPPreviewViewController SFSafariViewController
          SKStoreProductViewController SLComposeServiceViewController SLComposeViewController UIActivityViewController
          UIAlertController UICollectionViewController UIColorPickerViewController UIDocumentBrowserViewController
          UIDocumentMenuViewController UIDocumentPickerViewController UIDocumentViewController UIFontPickerViewController
          UIInputViewController UINavigationController UIPageViewController UIReferenceLibraryViewController
          UISearchContainerViewController UISearchController UISplitViewController UITabBarController UITableViewController
          UITextFormattingViewController VNDocumentCameraViewController
        UIVisualEffect
          UIBlurEffect UIGlassContainerEffect UIGlassEffect UIVibrancyEffect
        UIWindowScenePlacement
          UIWindowSceneProminentPlacement UIWindowSceneStandardPlacement
        UNNotificationAction
          UNTextInputNotificationAction
        UNNotificationContent
          UNMutableNotificationContent
        UNNotificationResponse
          UNTextInputNotificationResponse
        UNNotificationTrigger
          UNCalendarNotificationTrigger UNLocationNotificationTrigger UNPushNotificationTrigger UNTimeIntervalNotificationTrigger
        VNDetectedObjectObservation
          VNFaceObservation VNHumanObservation VNRecognizedObjectObservation VNRectangleObservation
        VNImageBasedRequest
          VNClassifyImageRequest VNCoreMLRequest VNDetectBarcodesRequest VNDetectFaceLandmarksRequest
          VNDetectFaceRectanglesRequest VNDetectHumanRectanglesRequest VNDetectRectanglesRequest
          VNGenerateImageFeaturePrintRequest VNRecognizeTextRequest VNTrackObjectRequest
        VNObservation
          VNClassificationObservation VNCoreMLFeatureValueObservation VNDetectedObjectObservation VNFeaturePrintObservation
        VNRectangleObservation
          VNBarcodeObservation VNRecognizedTextObservation
        VNRequest
          VNImageBasedRequest
        """

    /// The types and functions that the module SwiftUI has.
    static let swiftUITypes = """
          Alignment Animation AnimationCompletionCriteria AnyTransition AnyView App Axis Binding Body Button ButtonRole Color
          ColorScheme Content ContentMode Context Coordinator Design DismissAction Divider DynamicProperty Edge EdgeInsets
          EmptyView Environment EnvironmentKey EnvironmentObject EnvironmentValues Font ForEach Group HStack
          HierarchicalShapeStyle HorizontalAlignment Image LayoutDirection LocalizedStringKey ModifiedContent ObservedObject
          PreferenceKey PresentationMode PreviewProvider Previews ProposedViewSize RGBColorSpace ResizingMode SafeAreaRegions
          Scene SceneBuilder ScenePhase Set ShapeStyle Spacer State StateObject StringInterpolation TemplateRenderingMode Text
          TextAlignment TextStyle Transaction TupleView UIApplicationDelegateAdaptor UIHostingConfiguration UIHostingController
          UIHostingControllerSizingOptions UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewControllerType
          UIViewRepresentable UIViewRepresentableContext UIViewType UnitPoint UserInterfaceSizeClass VStack Value
          VerticalAlignment View ViewBuilder ViewModifier Weight WindowGroup Wrapper ZStack withAnimation withTransaction
        """

    /// The members that its types have.
    static let swiftUIMembers = """
          accentColor accessibilityIdentifier active all allowsHitTesting animation appendInterpolation appendLiteral aspectRatio
          asymmetric background black blue body bold bottom bottomLeading bottomTrailing bouncy brown buildBlock buildEither
          buildExpression buildIf buildLimitedAvailability calendar callAsFunction callout cancel caption caption2 center cgColor
          clear clipped colorScheme combined compact concat constant container content coordinator cornerRadius custom cyan dark
          data default defaultValue delay description destructive disabled disablesAnimations dismantleUIView
          dismantleUIViewController dismiss displayP3 displayScale easeIn easeInOut easeOut edgesIgnoringSafeArea environment
          environmentObject fill firstTextBaseline fit fixedSize font fontWeight footnote foregroundColor foregroundStyle frame
          gray green headline heavy height hidden horizontal horizontalSizeClass id identity ignoresSafeArea inactive indigo
          infinity init interactiveSpring intrinsicContentSize isEnabled isPresented italic kerning keyboard largeTitle
          lastTextBaseline layoutDirection layoutPriority leading leftToRight light lineLimit linear loadView locale
          logicallyComplete main makeContentView makeCoordinator makeUIView makeUIViewController margins medium minLength minSize
          mint modifier monospaced monospacedDigit move multilineTextAlignment offset onAppear onChange onDisappear
          onPreferenceChange onReceive onTapGesture opacity orange original overlay padding pink pixelLength preference
          preferredContentSize presentationMode previews primary projectedValue purple quaternary rawValue red reduce regular
          removed renderingMode repeatCount repeatForever replacingUnspecifiedDimensions resizable rightToLeft rootView rounded
          sRGB sRGBLinear safeAreaRegions scale scaledToFill scaledToFit scenePhase secondary semibold serif shadow sizeThatFits
          sizingOptions slide smooth snappy speed spring stretch strikethrough subheadline subscript system task teal template
          tertiary thin tile timeZone tint title title2 title3 top topLeading topTrailing trailing transaction
          transformEnvironment transformPreference transition ultraLight underline unspecified update updateUIView
          updateUIViewController updated value vertical verticalSizeClass viewDidDisappear viewIsAppearing weight white width
          wrappedValue x y yellow zero
        """
}
