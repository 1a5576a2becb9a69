import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { paragraph } from './testing/editor-state.ts'
import { makePicture } from './testing/picture.ts'
import { type Data, publisher } from './testing/publish.ts'
import { runQuery } from './testing/run-query.ts'
import { startTestPayload, testSiteKey } from './testing/test-payload.ts'
import { makeVideo } from './testing/video.ts'

const { payload } = await startTestPayload()
const publish = publisher(payload)

const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nPust inn\n'
const upload = (data: Data = {}, name = 'film.mp4') =>
  payload.create({
    collection: 'videos',
    data: { title: 'Film', ...data } as never,
    file: makeVideo(name),
  })
const readFile = (file: string, headers: Record<string, string>) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost:3001/api/videos/file/${file}`, { headers }),
  })

const film = { filename: '', id: 0 }
beforeAll(async () => {
  const { id, filename } = await upload({ captionsNo: captions })
  Object.assign(film, { id, filename })
})

describe('a training video', () => {
  it('is answered with its texts, its category, and where it is played from', async () => {
    const category = await publish('categories', { name: 'Yoga', usedFor: 'training' })
    const { id: image } = await payload.create({
      collection: 'media',
      data: { alt: 'Sola' },
      file: await makePicture(600),
    })
    const id = await publish('training-videos', {
      title: 'Morgenyoga',
      minutes: 20,
      description: paragraph('Rolig'),
      instructor: 'Linn',
      category,
      image,
      video: film.id,
    })
    const { data, tags } = await runQuery(payload, 'trainingVideo', { locale: 'no', id })
    expect(data).toMatchObject({
      id,
      title: 'Morgenyoga',
      minutes: 20,
      instructor: 'Linn',
      category: { key: 'yoga', name: 'Yoga' },
      image: { alt: 'Sola' },
      source: {
        kind: 'file',
        file: film.filename,
        captions: [{ language: 'no', text: captions }],
      },
    })
    expect(tags).toEqual(
      expect.arrayContaining([`training-videos:${id}`, `videos:${film.id}`, `media:${image}`]),
    )
    const list = await runQuery(payload, 'trainingVideos', { locale: 'no' })
    expect(list.data.items).toMatchObject([{ id, title: 'Morgenyoga' }])
    expect(list.data.items[0]).not.toHaveProperty('source')
  })

  it('of others is answered with its address', async () => {
    const videoUrl = 'https://vimeo.com/76979871'
    const id = await publish('training-videos', { title: 'Åpen økt', minutes: 5, videoUrl })
    const { data } = await runQuery(payload, 'trainingVideo', { locale: 'no', id })
    expect(data?.source).toEqual({ kind: 'embed', url: videoUrl })
  })

  it('without an English title is not there in English', async () => {
    const { data } = await runQuery(payload, 'trainingVideos', { locale: 'en' })
    expect(data.items).toEqual([])
  })

  it('that is no more than a draft is in no answer', async () => {
    const draft = await payload.create({
      collection: 'training-videos',
      draft: true,
      data: { title: 'Utkast', minutes: 5 },
    })
    const { data } = await runQuery(payload, 'trainingVideo', {
      locale: 'no',
      id: Number(draft.id),
    })
    expect(data).toBeNull()
  })

  it.each([{}, { videoUrl: 'https://vimeo.com/1', video: true }])(
    'is not published from no place or two: %j',
    async ({ video, ...sources }: { video?: boolean; videoUrl?: string }) => {
      const data = { title: 'Yoga', minutes: 5, ...sources, ...(video && { video: film.id }) }
      await expect(publish('training-videos', data)).rejects.toThrow(/Videofil|video/i)
    },
  )
})

describe('the file of a training video', () => {
  it('is among what is public never, though something published shows it', async () => {
    const { data } = await runQuery(payload, 'publishedFiles', {})
    expect(JSON.stringify(data)).not.toContain(film.filename.replace(/\.mp4$/, ''))
  })

  it('is read with the site key alone, whole or in part', async () => {
    expect((await readFile(film.filename, {})).status).toBe(403)
    const key = { [siteKeyHeader]: testSiteKey }
    expect((await readFile(film.filename, key)).headers.get('accept-ranges')).toBe('bytes')
    const part = await readFile(film.filename, { ...key, range: 'bytes=4-7' })
    expect(part.status).toBe(206)
    expect(await part.text()).toBe('ftyp')
    expect((await readFile(film.filename, { ...key, range: 'bytes=999999-' })).status).toBe(416)
    expect((await readFile('borte.mp4', key)).status).toBe(404)
  })

  it('has captions that are WebVTT', async () => {
    await expect(upload({ captionsEn: 'Breathe in' }, 'annen.mp4')).rejects.toThrow(
      /Engelsk teksting|English captions|captionsEn/i,
    )
  })

  it('may be larger than a picture or a document', async () => {
    const file = { ...makeVideo(), size: 21 * 1024 * 1024 }
    await expect(
      payload.create({ collection: 'attachments', data: { title: 'Stor' }, file }),
    ).rejects.toThrow()
    const large = await payload.create({ collection: 'videos', data: { title: 'Stor' }, file })
    expect(large.id).toBeGreaterThan(0)
  })

  it('is not deleted while a training video shows it', async () => {
    await expect(payload.delete({ collection: 'videos', id: film.id })).rejects.toThrow()
  })
})
