/** In the root: what it shows is of the whole site. */
export const pushWorkerPath = '/push-worker.js'
