import { ApiError } from './api-client.ts'

/** For what a page can do without: null when the API refuses or is away. A fault of ours is thrown. */
export async function nullWhenRefused<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
