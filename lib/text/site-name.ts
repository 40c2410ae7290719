export const SITE_NAME = "Bali Monthly";
