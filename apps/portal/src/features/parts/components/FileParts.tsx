import { useState } from 'react'
import { FileField } from '#core/files/components/FileField.tsx'
import { filesProblemText } from '#core/files/refusal-messages.ts'
import formStyles from '#ui/form/Form.module.css'

/** Eight by eight pixels, as a file: a thumbnail has something to show. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAhUlEQVR42g3JMRFEIQxAwZPzZSAjgwQqyjdRkEFCqtQoYJCQKpKObff30Rtd6JNu9KAfetF/H6MxhDEZxgjGYRTjhTZU0IkaGuhBC32xGktYk2WsYB1WsV54wwWfuOGBH7zwF7uxhT3Zxg72YRf7xW1c4U6ucYN7uMV9kY0UcpJGBnnIIv+n1WGBsNkOqgAAAABJRU5ErkJggg=='

const kept = { id: 'kept', name: 'Statement from May.pdf', size: 482_000 }
const large = { id: 'large', name: 'Scan.pdf', size: 11 * 1_048_576 }

function exampleFiles(): File[] {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  return [
    new File([bytes], 'photo.png', { lastModified: 0 }),
    new File(
      [new Uint8Array(2_400_000)],
      'A-name-without-any-space-that-is-far-too-long-for-one-line-of-a-telephone.pdf',
      { lastModified: 0 },
    ),
  ]
}

export function FileParts() {
  const [files, setFiles] = useState(exampleFiles)
  const [none, setNone] = useState<File[]>([])
  const [keptFiles, setKept] = useState([kept])
  const nothing = () => undefined
  return (
    <div className={formStyles.form}>
      <FileField
        id="parts-files"
        label="Attachments"
        files={files}
        kept={keptFiles}
        most={10}
        error={undefined}
        onChange={setFiles}
        onRemoveKept={() => setKept([])}
      />
      <FileField
        id="parts-files-none"
        label="None yet"
        files={none}
        most={10}
        error={none.length === 0 ? filesProblemText('FILES_REQUIRED') : undefined}
        onChange={setNone}
      />
      <FileField
        id="parts-files-large"
        label="Too large"
        files={[]}
        kept={[large]}
        most={10}
        error={undefined}
        onChange={nothing}
        onRemoveKept={nothing}
      />
      <FileField
        id="parts-files-sending"
        label="On their way"
        files={[]}
        kept={[kept]}
        most={10}
        error={undefined}
        progress={0.45}
        onChange={nothing}
        onRemoveKept={nothing}
      />
    </div>
  )
}
