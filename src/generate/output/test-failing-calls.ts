import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

type Call = (...parameters: readonly unknown[]) => unknown

const calls = [
  'copyFileSync',
  'lstatSync',
  'mkdirSync',
  'readdirSync',
  'readlinkSync',
  'renameSync',
  'rmSync',
  'statSync',
  'writeFileSync',
] as const

/**
 * Runs a task while calls to the file system fail: those of one name, or all from one on, counted from 1. No real disk
 * can be made to fail at a given call, so this one thing is pretended.
 * @param times how many calls fail
 */
export function whileCallFails(
  failing: number | (typeof calls)[number],
  code: string,
  times: number,
  task: () => void,
): { failed?: string; error?: unknown } {
  const real = Object.fromEntries(calls.map((name) => [name, fs[name] as Call]))
  const result: { failed?: string; error?: unknown } = {}
  let count = 0
  let left = times
  for (const [name, call] of Object.entries(real)) {
    const failingCall: Call = (...parameters) => {
      count += 1
      if (left === 0 || (typeof failing === 'number' ? count < failing : name !== failing)) return call(...parameters)
      left -= 1
      result.failed = name
      throw Object.assign(new Error(`${code}: ${name}`), { code, syscall: name })
    }
    Object.assign(fs, { [name]: failingCall })
  }
  syncBuiltinESMExports()
  try {
    task()
  } catch (error) {
    result.error = error
  } finally {
    Object.assign(fs, real)
    syncBuiltinESMExports()
  }
  return result
}
