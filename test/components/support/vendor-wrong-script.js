// Loads successfully, but is not the platform's script.
