/** Beside the ports of `npm start`, so that both can run at once. */
export const portalPort = 3800
export const cmsPort = 3801

export const portalUrl = process.env.E2E_PORTAL_URL ?? `http://localhost:${portalPort}`
export const cmsUrl = process.env.E2E_CMS_URL ?? `http://localhost:${cmsPort}`

/** What a browser on our own pages says of itself: a change with a cookie but without it is refused. */
export const ownSite = { origin: portalUrl }
