import { getPayload, getRequestLanguage, parseCookies, type SanitizedConfig } from 'payload'
import { guardRequests } from './guard-requests.ts'

/** As `guardRequests`, with the editors of the content system. */
export function guardAdminRequests<Context>(
  config: Promise<SanitizedConfig>,
  handle: (request: Request, context: Context) => Promise<Response>,
) {
  return guardRequests(handle, {
    async isSignedIn(headers) {
      const payload = await getPayload({ config })
      return (await payload.auth({ headers })).user !== null
    },
    languageOf: async (headers) =>
      getRequestLanguage({ config: await config, cookies: parseCookies(headers), headers }),
  })
}
