import type { Page } from 'playwright-core'

/** What is wrong with the layout of one form at one width of the window. */
export interface FormFaults {
  /** The width in pixels, and the trail of clicks that opened it. */
  readonly form: string
  readonly faults: readonly string[]
}

// The function runs inside the page, where nothing from this module exists.
/* oxlint-disable unicorn/consistent-function-scoping */

/**
 * Returns a function that opens the form of everything that the open panel lists, and of everything that those forms
 * list, and measures each kind of form once in windows of these sizes. The editor then has no page beside its panel:
 * rendering it anew for each form would take longer than all else.
 */
export async function formsMeasured(page: Page, sizes: readonly (readonly [width: number, height: number])[]) {
  await page.evaluate(`document.querySelector('iframe').contentWindow.location.replace('about:blank')`)
  await page.exposeFunction('showIn', (width: number, height: number) => page.setViewportSize({ width, height }))
  return () => page.evaluate(measureForms, sizes)
}

declare global {
  /** Gives the window another size. */
  var showIn: (width: number, height: number) => Promise<void>
}

async function measureForms(sizes: readonly (readonly [number, number])[]): Promise<readonly FormFaults[]> {
  /** In pixels: ten times the size of a letter. */
  const narrowest = 160
  const panel = () => document.querySelector<HTMLElement>('.panel') ?? document.body
  const name = (element: Element) => (element.textContent ?? '').trim().slice(0, 60) || element.outerHTML.slice(0, 80)
  const heading = () => panel().querySelector('h2')?.textContent ?? ''
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // The library hides native fields behind its own.
    const isHidden = element.closest('[aria-hidden="true"], [data-testid="hidden-select-container"]') !== null
    return !isHidden && width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible'
  }

  /** Whether a field of which the end alone is below the title stays behind it when it gets the focus. */
  function isCovered(field: HTMLElement): boolean {
    field.blur()
    const title = panel().querySelector('h2') ?? panel()
    panel().scrollTop += field.getBoundingClientRect().bottom - title.getBoundingClientRect().bottom - 8
    field.focus()
    const { left, top, width } = field.getBoundingClientRect()
    return field === document.activeElement && document.elementFromPoint(left + width / 2, top + 3) !== field
  }

  function faultsOf(): readonly string[] {
    panel().scrollTop = 0
    for (const details of panel().querySelectorAll('details')) details.open = true
    const all = (selector: string) => [...panel().querySelectorAll<HTMLElement>(selector)].filter(isSeen)
    const { paddingLeft, paddingRight } = getComputedStyle(panel())
    const around = panel().getBoundingClientRect()
    const [left, right] = [
      around.left + Number.parseFloat(paddingLeft) - 1,
      around.left + panel().clientWidth - Number.parseFloat(paddingRight) + 1,
    ]
    const fields = all(
      'textarea, input:not([type="range"], [type="checkbox"]), .choice > button, .react-aria-DateInput',
    )
    const parts = all(
      // The library hides the native boxes of choices; their labels are seen.
      'textarea, input:not([type="range"], [type="radio"], [type="checkbox"]), button, label, legend, p, h2, h3, img, figure, .react-aria-Label',
    )
    return [
      ...(panel().scrollWidth > panel().clientWidth ? [`The panel scrolls sideways.`] : []),
      ...fields.flatMap((field) => {
        const { width } = field.getBoundingClientRect()
        return width < narrowest
          ? [`A field is ${Math.round(width)} pixels wide: ${field.parentElement?.textContent}`]
          : []
      }),
      ...parts.flatMap((part) => {
        const box = part.getBoundingClientRect()
        const isOut = box.left < left || box.right > right
        // A heading is one line by intent, and ends in dots.
        const isHeading = part.localName === 'h2'
        const isCut =
          !isHeading && part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible'
        const isShort = part instanceof HTMLTextAreaElement && part.scrollHeight > part.clientHeight + 1
        return isOut || isCut || isShort ? [`Cut off: ${name(part)}`] : []
      }),
      ...parts.flatMap((one, index) =>
        parts.slice(index + 1).flatMap((other) => {
          if (one.contains(other) || other.contains(one)) return []
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          return across > 1 && down > 1 ? [`One above the other: ${name(one)} | ${name(other)}`] : []
        }),
      ),
      ...fields.flatMap((field) => (isCovered(field) ? [`Covered when it gets the focus: ${name(field)}`] : [])),
    ]
  }

  /** Clicks on something and waits until the panel shows something else. */
  async function press(element: HTMLElement): Promise<void> {
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(resolve))
      })
      observer.observe(document.querySelector('.side') ?? document.body, { childList: true, subtree: true })
    })
    element.click()
    await changed
  }

  const rows = () => [...panel().querySelectorAll<HTMLElement>('.item-list [role="row"]')]
  const back = () => panel().querySelector<HTMLElement>('nav button')
  const kinds = new Set<string>()
  const found: FormFaults[] = []
  async function visit(trail: string): Promise<void> {
    const kind = [...panel().querySelectorAll('label, legend, .react-aria-Label')]
      .map((each) => each.textContent)
      .join()
    if (!kinds.has(kind)) {
      kinds.add(kind)
      for (const [width, height] of sizes) {
        await showIn(width, height)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        found.push({ form: `${width}: ${trail}`, faults: faultsOf() })
      }
    }
    for (const [index] of rows().entries()) {
      const row = rows()[index]
      if (!row) continue
      const here = heading()
      await press(row)
      await visit(`${trail} › ${heading()}`)
      // From an item, the way back may lead over the list that it is in.
      for (let steps = 0; heading() !== here && steps < 3; steps += 1) {
        const button = back()
        if (button) await press(button)
      }
    }
  }
  await visit(heading())
  return found
}
