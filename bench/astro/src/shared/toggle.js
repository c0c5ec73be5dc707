const html = document.documentElement

function swapLanguage() {
  const root = document.getElementById('root')
  const other = document.getElementById('other-language')
  const shown = [...root.childNodes]
  root.append(other.content)
  other.content.append(...shown)
  ;[html.lang, other.lang] = [other.lang, html.lang]
  ;[document.title, other.title] = [other.title, document.title]
  fadeIn()
}

function fadeIn() {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) target.dataset.shown = 'true'
    },
    { threshold: 0.1 },
  )
  document.querySelectorAll('[data-live] li').forEach((photo, place) => {
    photo.style.transitionDelay = `${place * 100}ms`
    seen.observe(photo)
  })
}

document.addEventListener('click', (event) => {
  const language = event.target.closest('[data-language]')?.dataset.language
  if (!language || language === html.lang) return
  swapLanguage()
  document.getElementById('announcer').textContent = document.querySelector('[data-changed]').dataset.changed
})
html.classList.add('live')
document.addEventListener('DOMContentLoaded', () => {
  if (new URLSearchParams(location.search).get('lang') === 'en') swapLanguage()
  else fadeIn()
})
