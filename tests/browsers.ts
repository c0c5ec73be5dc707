/** The browsers that tests run in. */
export { chromiumOfWorker, firefoxOfWorker } from './browsers/browsers-of-worker.ts'
export { expectComplaints, tolerateComplaint } from './browsers/complaints.ts'
export { driverForTests } from './browsers/driver-for-tests.ts'
export { type Driver, type Engine, engines } from './browsers/driver.ts'
export { endMotion } from './browsers/end-motion.ts'
export { until } from './browsers/until.ts'
