import type { Download } from '@trivsel/content-contract/content'
import { m } from '#messages'
import { formatFileSize } from '#platform/format.ts'

/** A file to download, with its size. */
export function DownloadLink({ download }: { download: Download }) {
  const { title, file, version, bytes } = download
  return (
    <p>
      <a href={`/files/attachments/${version}/${encodeURIComponent(file)}`}>{title}</a> (
      {m.file_size({ size: formatFileSize(bytes) })})
    </p>
  )
}
