"""Headless Chromium over its DevTools protocol: one page, loaded once, photographed again and again."""

import base64
import json
import pathlib
import shutil
import subprocess
import tempfile
import time

import websocket


class Chromium:
    """Keep it open for as long as pictures are wanted; close() ends the browser."""

    def __init__(self, page, width, height, scale):
        self.profile = tempfile.mkdtemp(prefix="benchmark-chromium-")
        self.process = subprocess.Popen(
            [
                shutil.which("chromium"), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--no-first-run", "--disable-extensions", "--allow-file-access-from-files",
                "--remote-allow-origins=*", "--remote-debugging-port=0", f"--user-data-dir={self.profile}",
                "about:blank",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number = 0
        port = self._port()
        self.socket = websocket.create_connection(port, max_size=None, timeout=120, suppress_origin=True)
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Emulation.setDefaultBackgroundColorOverride", color={"r": 0, "g": 0, "b": 0, "a": 0})
        self.call("Page.navigate", url=pathlib.Path(page).resolve().as_uri())
        self.call(
            "Runtime.evaluate", awaitPromise=True,
            expression="new Promise(r => addEventListener('load', r)).then ? document.fonts.ready.then(() => 1) : 0")
        time.sleep(1)

    session = None

    def _port(self):
        file = pathlib.Path(self.profile) / "DevToolsActivePort"
        for _ in range(600):
            if file.exists() and len(file.read_text().splitlines()) == 2:
                port, path = file.read_text().splitlines()
                return f"ws://127.0.0.1:{port}{path}"
            time.sleep(0.1)
        raise SystemExit("chromium did not start")

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"chromium: {method}: {answer['error']}")
                return answer["result"]

    def screenshot(self):
        """The PNG of the viewport."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
