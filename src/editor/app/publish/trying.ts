/** Does something that may fail, and tells her where it does. */
export type Trying = (task: () => Promise<void>) => Promise<void>
