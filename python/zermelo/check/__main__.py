"""python -m zermelo.check"""
import sys

from .main import main

sys.exit(main())
