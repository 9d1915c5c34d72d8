# The cairn command in a container, from the files that `Scripts/package command` makes or a release has:
#
#     docker build -t cairn -f Dockerfile .build/package
#     docker run --rm -v "$PWD:/project" cairn lint App/Views
#
# Documentation/Review.md has more.

FROM debian:bookworm-slim
# The program with its libraries and fonts.
ADD cairn-*-linux-x86_64.tar.xz /opt/
# Git is for comparisons of revisions, poppler for PDF images. Nothing is written outside of the project, and nothing needs the rights of
# the machine's administrator.
RUN apt-get update \
    && apt-get install -y --no-install-recommends git poppler-utils \
    && rm -rf /var/lib/apt/lists/* \
    && ln -s /opt/cairn-*/bin/cairn /usr/local/bin/cairn \
    && useradd --create-home cairn
USER cairn
WORKDIR /project
ENTRYPOINT ["cairn"]
CMD ["--help"]
