// Arrives, and is not the platform's script.
