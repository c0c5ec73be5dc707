import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what the site doesn't use of React Router. The router ships as one module that makes and
 * names all its components and contexts as it loads; a bundler can't know that both only matter to whoever uses them.
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  }
}
