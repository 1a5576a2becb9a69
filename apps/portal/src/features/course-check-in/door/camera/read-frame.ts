import { decodeQR } from 'qr/decode.js'

type Frame = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** What the QR code in a frame says; null without one. */
export function readFrame(frame: Frame): string | null {
  try {
    return decodeQR(frame)
  } catch {
    return null
  }
}
