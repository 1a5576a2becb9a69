/** In the root, and registered for the address of one page alone, while that is kept. */
export const savedPageWorkerPath = '/saved-page-worker.js'

/** Of the caches of kept pages; the worker knows it too. */
export const savedPageCache = 'portal-saved-page'
