/**
 * How long a test waits for what has to come, in milliseconds. In CI the machine may be busy with anything else, and a wait
 * ends by what it waits for.
 */
export const patience = process.env['CI'] ? 60_000 : 20_000
