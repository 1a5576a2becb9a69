import { notFound } from '@tanstack/react-router'
import { ApiError } from '#platform/api-client.ts'

/** Content that the content system does not have is a page that does not exist. */
export async function orNotFound<Content>(content: Promise<Content>): Promise<Content> {
  try {
    return await content
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound({ data: 'NO_CONTENT' })
    throw error
  }
}
