/// The job of a CI system that a run is part of, as its variables tell: where its page is, and how its artifact is fetched.
package struct CIJob: Hashable, Sendable {
    /// The address of the job's page, or of its run's.
    package var page: String
    /// The command that fetches the artifact to ``artifact``.
    package var download: String
    /// The folder or zip file that the artifact is then, relative to where it was fetched.
    package var artifact: String
    /// The address below which the files of the output folder are shown; nil where the host shows none.
    package var pictures: String?

    package init(page: String, download: String, artifact: String, pictures: String? = nil) {
        self.page = page
        self.download = download
        self.artifact = artifact
        self.pictures = pictures
    }

    /// - Parameters:
    ///   - artifact: The name under which the job uploads the output folder.
    ///   - output: The output folder, relative to the folder of the checkout where it lies in it.
    /// - Returns: nil outside of GitHub's and GitLab's jobs, and where a variable is none that they would set.
    package init?(_ environment: [String: String], artifact: String, output: String) {
        func variable(_ name: String) -> String? {
            guard let value = environment[name], !value.isEmpty, value.utf8.count < 500,
                value.utf8.allSatisfy({ $0 > 32 && $0 < 127 && !"\"'`<>()\\|".utf8.contains($0) })
            else { return nil }
            return value
        }
        if environment["GITHUB_ACTIONS"] == "true", let server = variable("GITHUB_SERVER_URL"),
            let repository = variable("GITHUB_REPOSITORY"), let run = variable("GITHUB_RUN_ID")
        {
            self.init(gitHub: server, repository: repository, run: run, artifact: artifact)
        } else if environment["GITLAB_CI"] == "true", let job = variable("CI_JOB_URL") {
            self.init(gitLab: job, checkout: variable("CI_PROJECT_DIR"), output: output)
        } else {
            return nil
        }
    }

    /// GitHub shows no file of an artifact to anybody, so there is no address of pictures.
    private init(gitHub server: String, repository: String, run: String, artifact: String) {
        let folder = "\(artifact)-\(run)"
        let words = ["gh", "run", "download", run, "--repo", repository, "--name", artifact, "--dir", folder]
        self.init(
            page: "\(server)/\(repository)/actions/runs/\(run)",
            download: words.map(ReaderCommands.word).joined(separator: " "), artifact: folder)
    }

    /// GitLab shows each file of a job's artifacts, by its path in the checkout, to those who may see the job.
    private init(gitLab job: String, checkout: String?, output: String) {
        let file = "artifacts-\(job.split(separator: "/").last ?? "job").zip"
        var path = output
        if let checkout, path.hasPrefix(checkout + "/") { path.removeFirst(checkout.count + 1) }
        let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
        self.init(
            page: job,
            download: ["curl", "--location", "--output", file, "\(job)/artifacts/download"]
                .map(ReaderCommands.word).joined(separator: " "),
            artifact: file, pictures: isInside ? "\(job)/artifacts/raw/\(ReportText.address(path))" : nil)
    }
}
