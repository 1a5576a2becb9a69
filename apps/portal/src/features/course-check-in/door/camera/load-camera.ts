/** What reads codes is large, and loaded when somebody starts the camera, or keeps the page. */
export const loadCamera = () => import('./run-camera.ts')
