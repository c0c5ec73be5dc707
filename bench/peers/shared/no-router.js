/** In the place of the router, which these pages have none of: a link is a link. */
export const useLinkClickHandler = () => undefined
export const useLocation = () => ({ pathname: '' })
