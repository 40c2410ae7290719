/** What a new project gets, and nothing else: the floor under every number of the site. */
export default { poweredByHeader: false };
