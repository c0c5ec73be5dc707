document.addEventListener('click', (event) => {
  const language = event.target.closest('[data-language]')?.dataset.language
  if (!language) return
  document.documentElement.lang = language
  for (const each of document.querySelectorAll('[data-in]')) {
    each.hidden = each.dataset.in !== language
    if (!each.hidden) document.title = each.dataset.title
  }
})
