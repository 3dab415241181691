/** The version of package.json, which a test holds it to: a bundle has no package.json beside it. */
export const TOOL_VERSION = '1.0.0';
