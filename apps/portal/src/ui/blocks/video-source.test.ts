import { expect, test } from 'vitest'
import { videoSource } from './video-source.ts'

test('a file of ours is simply played', () => {
  expect(videoSource('/files/attachments/1/tur.mp4')).toEqual({
    origin: 'own',
    file: '/files/attachments/1/tur.mp4',
  })
})

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is a video on YouTube', (url) => {
  expect(videoSource(url)).toMatchObject({
    provider: 'YouTube',
    address: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
    page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  })
})

test.each([
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
])('%s is a video on Vimeo', (url, page) => {
  expect(videoSource(url)).toMatchObject({ provider: 'Vimeo', player: 'frame', page })
})

test('a file elsewhere names its host', () => {
  expect(videoSource('https://media.example.org/tur.mp4')).toMatchObject({
    provider: 'media.example.org',
    player: 'file',
    address: 'https://media.example.org/tur.mp4',
  })
})

test.each([
  'javascript:alert(1)',
  '//evil.example/x.mp4',
  'http://example.org/x.mp4',
  'https://example.org/en-side',
  'https://www.youtube.com/@kanal',
  'https://youtu.be/',
  'tull',
  '',
])('%j is no video', (url) => {
  expect(videoSource(url)).toBeNull()
})
