import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { type CameraFailure, cameraFailureOf } from '../camera/camera-failure.ts'
import { loadCamera } from '../camera/load-camera.ts'
import styles from './Door.module.css'

type Camera = { readonly is: 'off' | 'starting' | 'on' } | { readonly is: CameraFailure }

const failureTexts: Record<CameraFailure, () => string> = {
  denied: m.course_checkin_camera_denied,
  none: m.course_checkin_camera_none,
  'in-use': m.course_checkin_camera_in_use,
  failed: m.course_checkin_camera_failed,
}

const isRunning = ({ is }: Camera) => is === 'starting' || is === 'on'

/** Reads tickets with the camera, from a press until another one, or until the page is left or hidden. */
export function CameraPart({ onRead }: { onRead: (text: string) => unknown }) {
  const [camera, setCamera] = useState<Camera>({ is: 'off' })
  const video = useRef<HTMLVideoElement>(null)
  const read = useRef(onRead)
  useEffect(() => {
    read.current = onRead
  })
  const runs = isRunning(camera)

  useEffect(() => {
    if (!runs) return
    const ended = new AbortController()
    const stop = () => setCamera({ is: 'off' })
    const stopHidden = () => document.visibilityState === 'hidden' && stop()
    const run = async () => {
      try {
        const { runCamera } = await loadCamera()
        if (!video.current || ended.signal.aborted) return
        await runCamera(video.current, {
          signal: ended.signal,
          onRead: (text) => void read.current(text),
          onPicture: () => setCamera({ is: 'on' }),
          onLost: () => setCamera({ is: 'in-use' }),
        })
      } catch (error) {
        if (!ended.signal.aborted) setCamera({ is: cameraFailureOf(error) })
      }
    }
    void run()
    document.addEventListener('visibilitychange', stopHidden)
    window.addEventListener('pagehide', stop)
    return () => {
      ended.abort()
      document.removeEventListener('visibilitychange', stopHidden)
      window.removeEventListener('pagehide', stop)
    }
  }, [runs])

  return (
    <section className={styles.part} aria-label={m.course_checkin_camera()}>
      {runs && <video ref={video} className={styles.video} muted playsInline />}
      <div role="status">
        {camera.is === 'starting' && <p>{m.course_checkin_camera_starting()}</p>}
        {camera.is === 'on' && <p>{m.course_checkin_camera_on()}</p>}
        {camera.is in failureTexts && (
          <NoticeBox tone="warning">
            <p>{failureTexts[camera.is as CameraFailure]()}</p>
          </NoticeBox>
        )}
      </div>
      <p>
        <Button
          variant={runs ? 'secondary' : 'primary'}
          onClick={() => setCamera({ is: runs ? 'off' : 'starting' })}
        >
          {runs ? m.course_checkin_camera_stop() : m.course_checkin_camera_start()}
        </Button>
      </p>
    </section>
  )
}
