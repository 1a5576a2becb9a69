import type { ApiContext } from '#platform/api/api-environment.server.ts'

/** What mail programs send to unsubscribe their reader (RFC 8058, section 3.1). */
export async function isOneClick(context: ApiContext): Promise<boolean> {
  const headers = { 'content-type': context.req.header('content-type') ?? '' }
  const body = await context.get('readBody')()
  const form = await new Response(body, { headers }).formData().catch(() => null)
  return form?.get('List-Unsubscribe') === 'One-Click'
}
