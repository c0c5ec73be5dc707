import { startApp } from './start-app.tsx'
import { publishClient, serverClient, serverPictureAddress } from './state/server-client.ts'

await startApp({ server: serverClient, publisher: publishClient, pictureAddress: serverPictureAddress })
