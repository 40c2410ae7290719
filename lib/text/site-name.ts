export const SITE_NAME = "Bali Monthly";

export const SITE_TAGLINE = "Find Your Long-Term Home in Paradise";

export const SITE_DESCRIPTION =
  "Explore peaceful villas, cozy studios, and digital nomad-friendly spaces across Bali.";
