/** How a CI job gets more than a shallow clone; part of several messages. */
export const howToFetch = 'in GitHub Actions fetch-depth: 0, in GitLab GIT_DEPTH: 0';
