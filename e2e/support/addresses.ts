/**
 * `npm test` starts a site for the browser tests and says where it is; without it, `npm start`
 * works too.
 */
export const portalUrl = process.env.E2E_PORTAL_URL ?? 'http://localhost:3000'
export const cmsUrl = process.env.E2E_CMS_URL ?? 'http://localhost:3001'

/** What a browser on our own pages says of itself: a change with a cookie but without it is refused. */
export const ownSite = { origin: portalUrl }
