import { encode } from 'uqr'

const [width, height] = [640, 480]

/**
 * What a camera sees that is held before a QR code, as the browser takes it for a camera
 * (`--use-file-for-fake-video-capture`): a film of still frames, YUV4MPEG2.
 */
export function filmOf(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const scale = Math.floor(height / size)
  const [left, top] = [width, height].map((side) => Math.floor((side - size * scale) / 2))
  const luma = Buffer.alloc(width * height, 235)
  for (let y = 0; y < size * scale; y += 1)
    for (let x = 0; x < size * scale; x += 1)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        luma[(y + (top ?? 0)) * width + x + (left ?? 0)] = 16
  const grey = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, grey])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([head, frame, frame, frame])
}
