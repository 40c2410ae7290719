/** What a new project gets: the floor under every number of the site. */
export default {
  // The framework looks for a middleware in the folders above, too: the site's own ends in another extension.
  pageExtensions: ["jsx"],
};
