export const NO_CONTACT = "Contact information not available";

export const NO_SOURCE = "Source URL not available";
