import {
  type Editor,
  type EditorInvitation,
  type EditorRefusal,
  Editors,
  editorRefusals,
  siteEditorsPath,
} from '@trivsel/content-contract/editors'
import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { z } from 'zod'

const timeoutMilliseconds = 10_000
/** A list is waited for by somebody. */
const listTimeoutMilliseconds = 5_000

const codes = Object.keys(editorRefusals) as [EditorRefusal, ...EditorRefusal[]]
const RefusedAnswer = z.object({ error: z.enum(codes) })

export type ContentEditors = {
  /** @throws the content system does not answer, or not as agreed */
  list(): Promise<Editor[]>
  /** @returns why the content system refuses it, which another attempt does not change */
  invite(invitation: EditorInvitation): Promise<EditorRefusal | null>
  remove(email: string): Promise<EditorRefusal | null>
}

/** The accounts of the content system, which has them to itself. */
export function createContentEditors(configuration: {
  CMS_URL: string
  SITE_KEY: string
}): ContentEditors {
  const call = (method: 'GET' | 'POST' | 'DELETE', milliseconds: number, body?: object) =>
    fetch(configuration.CMS_URL + siteEditorsPath, {
      method,
      headers: { 'content-type': 'application/json', [siteKeyHeader]: configuration.SITE_KEY },
      signal: AbortSignal.timeout(milliseconds),
      ...(body && { body: JSON.stringify(body) }),
    })

  async function change(method: 'POST' | 'DELETE', body: object): Promise<EditorRefusal | null> {
    const answer = await call(method, timeoutMilliseconds, body)
    if (answer.ok) return null
    const refused = RefusedAnswer.safeParse(await answer.json().catch(() => null))
    if (refused.success) return refused.data.error
    throw new Error(`The content system answered ${answer.status}`)
  }

  return {
    async list() {
      const answer = await call('GET', listTimeoutMilliseconds)
      if (!answer.ok) throw new Error(`The content system answered ${answer.status}`)
      return Editors.parse(await answer.json()).editors
    },
    invite: (invitation) => change('POST', invitation),
    remove: (email) => change('DELETE', { email }),
  }
}
