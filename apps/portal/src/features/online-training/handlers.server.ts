import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'
import type { TrainingVideo } from '@trivsel/content-contract/training-videos'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findActiveMembership } from '#core/memberships/find-active-membership.server.ts'
import {
  type ContentClient,
  ContentUnavailableError,
  NoContentError,
} from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { described } from './endpoints.server.ts'
import { refuse } from './refusals.server.ts'
import type { VideoFiles } from './video-files.server.ts'

type Parts = AuthDependencies & {
  database: Database
  clock: Clock
  content: Pick<ContentClient, 'query'>
  videos: VideoFiles
}

/** Training videos for members of the gyms. Each request checks the membership. */
export function createOnlineTrainingApi({ database, clock, content, videos, ...auth }: Parts) {
  const { api, serve } = serveEndpoints(auth)

  async function requireMember({ userId }: { userId: string }): Promise<void> {
    const membership = await findActiveMembership(database, userId, osloDate(clock()))
    if (!membership) throw refuse('NOT_A_MEMBER')
  }

  async function findVideo(locale: Locale, id: number): Promise<TrainingVideo> {
    return content.query('trainingVideo', { locale, id }).catch(refuseContent)
  }

  serve(described.list, async ({ user, query: { language } }) => {
    await requireMember(user)
    return content.query('trainingVideos', { locale: language }).catch(refuseContent)
  })

  serve(described.details, async ({ user, params, query: { language } }) => {
    await requireMember(user)
    const { source, ...video } = await findVideo(language, params.id)
    if (source.kind === 'embed') return { ...video, source }
    const captions = source.captions.map((captions) => captions.language)
    return { ...video, source: { kind: 'file', captions } as const }
  })

  serve(described.file, async ({ context, user, params }) => {
    await requireMember(user)
    const { source } = await findVideo(defaultLocale, params.id)
    if (source.kind !== 'file') throw refuse('VIDEO_NOT_FOUND')
    const range = context.req.header('range')
    const { signal } = context.req.raw
    return videos.send(source.file, { range, signal })
  })

  serve(described.captions, async ({ user, params: { id, language } }) => {
    await requireMember(user)
    const { source } = await findVideo(defaultLocale, id)
    const captions =
      source.kind === 'file' && source.captions.find((one) => one.language === language)
    if (!captions) throw refuse('VIDEO_NOT_FOUND')
    return new Response(captions.text, {
      headers: { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'no-store' },
    })
  })

  return api
}

function refuseContent(error: unknown): never {
  if (error instanceof NoContentError) throw refuse('VIDEO_NOT_FOUND')
  if (error instanceof ContentUnavailableError) throw refuse('CONTENT_UNAVAILABLE')
  throw error
}
