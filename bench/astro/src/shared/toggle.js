const html = document.documentElement
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
const partsOf = (page) => [...page.querySelectorAll('head title, [rel=canonical], #site_root')]
let spare
let arrival

function fetchOther() {
  arrival ??= new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', document.querySelector('a[hreflang]:not([aria-current])').href)
    request.responseType = 'document'
    request.onloadend = () => {
      if (request.status === 200) spare = partsOf(request.response)
      else arrival = undefined
      resolve()
    }
    request.send()
  })
  return arrival
}

function swapLanguage(language) {
  const [mine, its] = [partsOf(document), spare]
  html.lang = language
  mine.forEach((part, place) => part.replaceWith(its[place]))
  spare = mine
  if (language === 'pt') history.replaceState(null, '', location.pathname.replace(/^\/en(?=\/|$)/, '') || '/')
  document.getElementById('site_announcer').textContent = document.querySelector('[data-changed]').dataset.changed
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
  const link = event.target.closest('a[hreflang]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  html.classList.toggle('changing', link.lang !== html.lang)
  void Promise.all([parsed, fetchOther()]).then(() => {
    html.classList.remove('changing')
    if (link.lang === html.lang) return
    if (spare) swapLanguage(link.lang)
    else location.assign(link.href)
  })
})
html.classList.add('live')
addEventListener('load', () => {
  if (!navigator.connection?.saveData) setTimeout(fetchOther)
})
void parsed.then(fadeIn)
