export default { build: { format: 'file' }, devToolbar: { enabled: false } }
