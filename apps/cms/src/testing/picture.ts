import sharp from 'sharp'

/** A plain picture to upload, of the given width. */
export async function makePicture(width: number, background = '#1f5a36') {
  const data = await sharp({ create: { width, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: 'Blått hus.png', mimetype: 'image/png', data, size: data.byteLength }
}
