import sharp from 'sharp'

/** Pixels on each side: a line of text is still seen in them, and the grain of a scan is not. */
const side = 128

/** Of 256: what light and paper make of one colour. */
const mostDifference = 12

/** Whether a picture is one colour all over, such as a scan of the wrong side of a sheet. */
export async function isOneColour(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .resize(side, side, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let channel = 0; channel < info.channels; channel += 1) {
    let [least, most] = [255, 0]
    for (let at = channel; at < data.length; at += info.channels) {
      const value = data[at] ?? 0
      if (value < least) least = value
      if (value > most) most = value
    }
    if (most - least > mostDifference) return false
  }
  return true
}
