/** The oldest browsers that the site's own styles are written for, which is what Vite does unless it is told otherwise. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4']
