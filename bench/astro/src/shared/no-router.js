/** Replaces the router, which these pages don't have: a link is a link. */
export const useNavigate = () => () => undefined
export const useLocation = () => ({ pathname: '' })
