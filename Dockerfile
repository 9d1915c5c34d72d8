# The cairn command in a container:
#
#     docker build -t cairn .
#     docker run --rm -v "$PWD:/project" cairn lint App/Views
#
# Documentation/Review.md has more.

FROM swift:6.3-bookworm AS build
WORKDIR /source
COPY . .
RUN Scripts/setup && swift build -c release --static-swift-stdlib --product cairn && cp "$(swift build -c release --show-bin-path)/cairn" /usr/local/bin/cairn

FROM swift:6.3-bookworm-slim
COPY Scripts/setup /tmp/setup
# The libraries and fonts that the command uses, and git for comparisons of revisions.
RUN /tmp/setup && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/* /tmp/setup
COPY --from=build /usr/local/bin/cairn /usr/local/bin/cairn
# Nothing is written outside of the project, and nothing needs the rights of the machine's administrator.
RUN useradd --create-home cairn
USER cairn
WORKDIR /project
ENTRYPOINT ["cairn"]
CMD ["--help"]
