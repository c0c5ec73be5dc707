import { workerAddress } from '../app/trusted-html.ts'

/** Lets the editor open without a network, from the next visit on. Where the browser refuses, it needs one. */
export async function openOffline(): Promise<void> {
  await navigator.serviceWorker?.register(workerAddress).catch(() => undefined)
}

/** Removes what `openOffline` has left in this browser. */
export async function removeOffline(): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration())?.unregister()
  for (const name of await caches.keys()) if (name.startsWith('editor ')) await caches.delete(name)
}
