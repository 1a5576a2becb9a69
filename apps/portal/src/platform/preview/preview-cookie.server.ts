import { isPreviewPermit, signPreview } from '@trivsel/content-contract/preview'

const name = 'portal-preview'
const purpose = 'cookie'
const hour = 60 * 60 * 1_000

export type PreviewCookies = ReturnType<typeof createPreviewCookies>

/** The cookie by which an editor's browser is shown drafts. It says nothing of who the editor is. */
export function createPreviewCookies(options: { siteKey: string; secure: boolean }) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${options.secure ? '; Secure' : ''}`
  return {
    /** Whether the cookies of a request permit drafts. */
    permit(cookies: string | undefined, now = Date.now()): boolean {
      if (!cookies?.includes(`${name}=`)) return false
      const sent = cookies.split(';').find((cookie) => cookie.trimStart().startsWith(`${name}=`))
      const [expires, signature = ''] =
        sent
          ?.trim()
          .slice(name.length + 1)
          .split('.') ?? []
      return isPreviewPermit(options.siteKey, purpose, { expires: Number(expires), signature }, now)
    },

    begin(now = Date.now()): string {
      const expires = now + hour
      const value = `${expires}.${signPreview(options.siteKey, purpose, expires)}`
      return `${name}=${value}; Max-Age=${hour / 1_000}; ${attributes}`
    },

    end(): string {
      return `${name}=; Max-Age=0; ${attributes}`
    },
  }
}
