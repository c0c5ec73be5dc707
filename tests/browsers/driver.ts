export const engines = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof engines)[number]

/**
 * What every engine can do, so that one test of a behaviour runs in all of them. One driver is one page. An element that
 * a selector names is waited for, five seconds at most.
 */
export interface Driver {
  readonly engine: Engine
  /** Goes to an address and waits until it has loaded. */
  open(address: string): Promise<void>
  /** Clicks where a person would: the element must be there, visible and not covered. */
  click(selector: string): Promise<void>
  /** Presses a key where the focus is, or a key together with Control. */
  press(key: Key | `Control+${Key}`): Promise<void>
  /** Types a text where the focus is. */
  type(text: string): Promise<void>
  /** The text of an element as it is shown. */
  text(selector: string): Promise<string>
  /** The value of a JavaScript expression in the page. A promise is awaited; the value must survive JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Sets the size of the page's window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Space' | 'End' | 'ArrowDown' | 'b' | 'k' | `${number}`
