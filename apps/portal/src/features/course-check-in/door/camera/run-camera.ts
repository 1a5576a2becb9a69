import { fitFrame } from './fit-frame.ts'
import { readFrame } from './read-frame.ts'
import { createRepeatFilter } from './repeat-filter.ts'

/** Milliseconds between two frames that are read. */
const pause = 100

type Run = {
  /** Ends it: the light of the camera goes out. */
  readonly signal: AbortSignal
  readonly onRead: (text: string) => void
  /** The picture has come. */
  readonly onPicture: () => void
  /** The camera was taken away: unplugged, or used by another app. */
  readonly onLost: () => void
}

/**
 * Shows the camera at the back of the phone, and reads codes from it.
 * @throws what `getUserMedia` throws
 */
export async function runCamera(
  video: HTMLVideoElement,
  { signal, onRead, onPicture, onLost }: Run,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  for (const track of stream.getVideoTracks()) track.addEventListener('ended', onLost)
  video.srcObject = stream
  await video.play().catch(() => undefined)
  onPicture()

  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const isNew = createRepeatFilter()
  const look = () => {
    if (signal.aborted) return
    const { width, height } = fitFrame({ width: video.videoWidth, height: video.videoHeight })
    if (context && width > 0 && height > 0) {
      if (canvas.width !== width || canvas.height !== height)
        Object.assign(canvas, { width, height })
      context.drawImage(video, 0, 0, width, height)
      const text = readFrame(context.getImageData(0, 0, width, height))
      if (text !== null && isNew(text, Date.now())) onRead(text)
    }
    timer = setTimeout(look, pause)
  }
  look()
}
