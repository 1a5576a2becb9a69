import { handleEndpoints, type SanitizedConfig } from 'payload'
import { guardAdminRequests } from '../requests/guard-admin-requests.ts'
import { policyHeader, securityHeaders } from '../requests/security-headers.ts'
import { waitingPage } from './waiting-page.ts'

/** Seconds */
const tryAgainAfter = 5

/**
 * What the content system answers while its admin is being built: all of its API, from the same
 * handlers as behind Next. The admin's addresses answer 503 with a page that tries again by itself.
 */
export function answerWithoutAdmin(
  config: Promise<SanitizedConfig>,
): (request: Request) => Promise<Response> {
  const answerApi = guardAdminRequests(config, (request) => handleEndpoints({ config, request }))
  return async (request) => {
    const { pathname } = new URL(request.url)
    const answer = /^\/api(\/|$)/.test(pathname)
      ? await answerApi(request, undefined)
      : answerPage(pathname)
    const headers = new Headers(answer.headers)
    for (const { key, value } of [...securityHeaders, policyHeader]) headers.set(key, value)
    return new Response(answer.body, { status: answer.status, headers })
  }
}

function answerPage(pathname: string): Response {
  if (!/^\/admin(\/|$)/.test(pathname)) return new Response(null, { status: 404 })
  return new Response(waitingPage(tryAgainAfter), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(tryAgainAfter),
    },
  })
}
