// The camera's view, and the button that takes a picture. The camera is off as soon as this is gone.
import { createSignal, type JSX, onCleanup, onMount } from "solid-js";
import { say } from "../words/photo.ts";
import { Button } from "./Button.tsx";

export function PhotoCamera(props: { onTaken(picture: ImageBitmap): void; onTrouble(text: string): void }): JSX.Element {
  const said = say();
  let view!: HTMLVideoElement;
  let stream: MediaStream | undefined;
  let gone = false;
  const [running, setRunning] = createSignal(false);
  const end = () => { for (const track of stream?.getTracks() ?? []) track.stop(); };
  onCleanup(() => { gone = true; end(); });
  onMount(async () => {
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1440 } } });
      if (gone) return end();
      view.srcObject = stream;
      await view.play();
      setRunning(true);
    } catch (error) {
      if (!gone) props.onTrouble(error instanceof DOMException && error.name === "NotFoundError" ? said.noCamera : said.refused);
    }
  });
  return (
    <>
      <video ref={view} class="camera" playsinline muted aria-label={said.view} />
      <Button kind="primary" name={said.shoot} disabled={!running()} onPress={() => void createImageBitmap(view).then(props.onTaken)} />
    </>
  );
}
