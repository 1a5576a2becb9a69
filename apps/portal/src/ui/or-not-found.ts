import { notFound } from '@tanstack/react-router'
import { ApiError } from '#platform/api-client.ts'

/** Why a page does not exist; `elsewhere` is its address in the other language. */
export type Absence = { reason: 'NO_CONTENT' } | { reason: 'OTHER_LANGUAGE'; elsewhere: string }

/**
 * Content that the content system does not have is a page that does not exist.
 * @param findElsewhere the page's address in the other language, when it has one there
 */
export async function orNotFound<Content>(
  content: Promise<Content>,
  findElsewhere: () => Promise<string | null> = async () => null,
): Promise<Content> {
  try {
    return await content
  } catch (error) {
    if (!isAbsent(error)) throw error
    const elsewhere = await findElsewhere().catch((failure: unknown) => {
      if (isAbsent(failure)) return null
      throw failure
    })
    const data: Absence = elsewhere
      ? { reason: 'OTHER_LANGUAGE', elsewhere }
      : { reason: 'NO_CONTENT' }
    throw notFound({ data })
  }
}

/** 400: the address has what no address of content can have, such as a NUL or 201 characters. */
function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
