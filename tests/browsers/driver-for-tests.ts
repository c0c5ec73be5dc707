import { afterAll, beforeAll } from 'vitest'
import type { Driver, Engine } from './driver.ts'
import { openDriver } from './open-driver.ts'

/** One page of an engine, shared by all tests beside the call: opened before the first, closed after the last. */
export function driverForTests(engine: Engine): Driver {
  let opened: Driver
  beforeAll(async () => {
    opened = await openDriver(engine)
  }, 60_000)
  afterAll(() => opened.close())
  return {
    engine,
    open: (address) => opened.open(address),
    click: (selector) => opened.click(selector),
    press: (key) => opened.press(key),
    text: (selector) => opened.text(selector),
    evaluate: (expression) => opened.evaluate(expression),
    resize: (width, height) => opened.resize(width, height),
    screenshot: () => opened.screenshot(),
    close: () => opened.close(),
  }
}
